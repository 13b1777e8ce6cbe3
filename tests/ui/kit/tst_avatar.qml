import QtQuick
import QtTest
import Riverbones.Kit

Item {
    id: bench

    width: 200
    height: 100

    Avatar {
        id: first

        size: 60
        picture: "person-1"
    }

    Avatar {
        id: second

        x: 80
        size: 60
        picture: "person-1"
    }

    TestCase {
        name: "Avatar"
        when: windowShown

        function differ(one: string, other: string): bool {
            first.picture = one;
            second.picture = other;
            return !grabImage(first).equals(grabImage(second));
        }

        function test_every_picture_and_both_its_looks_are_different(): void {
            const drawings = ["person-1", "person-2", "person-3", "person-4", "person-5", "person-6", "bot-otter", "bot-heron", "bot-frog", "bot-beaver", "bot-owl", "bot-pike"];
            const all = [];
            for (const drawing of drawings)
                all.push(drawing, drawing + ".b");
            for (let i = 0; i < all.length; ++i) {
                verify(differ(all[i], "unknown"), all[i] + " is drawn");
                for (let j = 0; j < i; ++j)
                    verify(differ(all[i], all[j]), all[i] + " and " + all[j]);
            }
        }

        // The second look has a ring: it can be told from the first where colours cannot.
        function test_the_second_look_is_told_without_its_colour(): void {
            first.picture = "person-1";
            second.picture = "person-1.b";
            const ringAt = grabImage(second).pixel(30, 2);
            const groundAt = grabImage(second).pixel(30, 6);
            verify(Math.abs(ringAt.hslLightness - groundAt.hslLightness) > 0.2);
        }

        function test_a_picture_that_is_not_known_falls_back_data(): list<var> {
            return [{ tag: "no such person-99" }, { tag: "../dice/6" }, { tag: "bot-" }, { tag: "%2e%2e/icons/cross" }, { tag: "Ā".repeat(30) }];
        }

        function test_a_picture_that_is_not_known_falls_back(data: var): void {
            verify(!differ(data.tag, "unknown"));
        }
    }
}
