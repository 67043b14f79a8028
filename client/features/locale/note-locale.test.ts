import { expect, test } from "vitest";
import type { ShopEvent } from "../../../shared/domain/shell/shop-events.ts";
import type { EventBus } from "../../state/events/events.ts";
import { noteLocale } from "./note-locale.ts";

const ORIGIN = "https://shop.example";
const KNOWN = "a=b; preferredCountry=IT; preferredLanguage=en";

const note = (
	{ referrer = "", cookie = KNOWN, navigation = "navigate" },
	shown?: { persisted: boolean },
	here = { country: "JP", language: "ja" },
) => {
	const emitted: ShopEvent[] = [];
	const writes: string[] = [];
	const document = {
		referrer,
		get cookie() {
			return cookie;
		},
		set cookie(line: string) {
			writes.push(line);
		},
	};
	const events = { emit: (event: ShopEvent) => emitted.push(event) } as unknown as EventBus;
	noteLocale(events, here, shown, {
		document,
		navigation,
		location: { origin: ORIGIN, protocol: "https:" },
	});
	return { types: emitted.map(({ type }) => type), writes };
};
const BOTH = ["customerChanged", "localeChange"];
const COOKIES = [
	"preferredCountry=JP; path=/; max-age=31536000; samesite=lax; secure",
	"preferredLanguage=ja; path=/; max-age=31536000; samesite=lax; secure",
];

// proves event-5
test("a page of another locale reached from the shop is a change that the Worker has stored", () =>
	expect(note({ referrer: `${ORIGIN}/en-it/women` })).toEqual({ types: BOTH, writes: [] }));

test.each([
	["the same locale", { referrer: `${ORIGIN}/ja-jp/women` }],
	["another site", { referrer: "https://elsewhere.example/en-it/women" }],
	["an address that says nothing", { referrer: `${ORIGIN}/about` }],
	["nowhere", {}],
	["a reload", { referrer: `${ORIGIN}/en-it/women`, navigation: "reload" }],
])("%s: no change", (_, from) => expect(note(from)).toEqual({ types: [], writes: [] }));

// proves locale-15, event-5
test.each([
	["loaded again", { navigation: "back_forward" }, undefined],
	["restored as it was", { navigation: "navigate" }, { persisted: true }],
])("going back to a page that is %s changes the choice", (_, from, shown) =>
	expect(note(from, shown)).toEqual({ types: BOTH, writes: COOKIES }),
);

test("going back within a locale or without a choice changes nothing", () => {
	expect(note({ navigation: "back_forward" }, undefined, { country: "IT", language: "en" }).writes).toEqual(
		[],
	);
	expect(note({ navigation: "back_forward", cookie: "" })).toEqual({ types: [], writes: [] });
});

test("a document's first showing emits one event", () =>
	expect(note({ referrer: `${ORIGIN}/en-it/women` }, { persisted: false })).toEqual({
		types: [],
		writes: [],
	}));
