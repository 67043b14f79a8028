import { expect, test } from "vitest";
import { chosenPlace, listChanges } from "./locale-change.ts";

const italy = { country: "IT", language: "en" };

// proves event-5
test.each([
	[italy, []],
	[{ country: "IT", language: "fr" }, ["localeChange"]],
	[{ country: "FR", language: "en" }, ["customerChanged"]],
	[{ country: "JP", language: "ja" }, ["customerChanged", "localeChange"]],
])("a change from English in Italy to %j emits %j", (now, types) => {
	const events = listChanges(italy, now);
	expect(events.map(({ type }) => type)).toEqual(types);
	for (const event of events)
		expect(event).toMatchObject(
			event.type === "customerChanged"
				? { country: now.country, before: "IT" }
				: { language: now.language, before: "en" },
		);
});

test.each([
	["preferredCountry=IT; preferredLanguage=en", italy],
	["a=b; preferredLanguage=en; preferredCountry=IT; c=d", italy],
	["preferredCountry=IT", null],
	["preferredCountry=<b>; preferredLanguage=en", null],
	["xpreferredCountry=IT; preferredLanguage=en", null],
	["", null],
])("%s: %j", (cookies, expected) => expect(chosenPlace(cookies)).toEqual(expected));
