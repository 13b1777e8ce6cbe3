#include "ui/play/device_loudspeaker.hpp"

#include <QAudioDevice>

#include <atomic>

namespace riverbones {

namespace {

/// Other threads have something to say meanwhile.
std::atomic<QtMessageHandler> usual_handler = nullptr;

/// A computer without sound is nothing to complain of.
void leave_out_complaints_of_audio(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (!message.startsWith("PulseAudioService:")) usual_handler.load()(type, context, message);
}

/// Looks for devices, which takes some 10 ms the first time.
std::unique_ptr<QMediaDevices> look_for_devices() {
    // It has to be known before it is asked for.
    usual_handler = qInstallMessageHandler(nullptr);
    qInstallMessageHandler(leave_out_complaints_of_audio);
    auto devices = std::make_unique<QMediaDevices>();
    // The sound server is asked only now.
    devices->audioOutputs();
    qInstallMessageHandler(usual_handler);
    return devices;
}

}  // namespace

void DeviceLoudspeaker::sound(const QString& name, double volume) {
    if (!isThere()) return;
    QSoundEffect& effect = effects_[name];
    if (effect.source().isEmpty()) effect.setSource("qrc:/sounds/" + name + ".wav");
    effect.setVolume(static_cast<float>(volume));
    effect.play();
}

void DeviceLoudspeaker::hush(const QString& name) {
    const auto effect = effects_.find(name);
    if (effect != effects_.end()) effect->second.stop();
}

void DeviceLoudspeaker::hushAll() {
    for (auto& [name, effect] : effects_) effect.stop();
}

bool DeviceLoudspeaker::isThere() {
    if (!devices_) {
        devices_ = look_for_devices();
        // An effect stays with the device that it was made for.
        connect(devices_.get(), &QMediaDevices::audioOutputsChanged, this, [this] { effects_.clear(); });
    }
    return !devices_->audioOutputs().isEmpty();
}

}  // namespace riverbones
