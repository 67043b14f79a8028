/** A customisation is a text, choices from groups, or both (product-4). */
export type CustomisationKind = "engraving" | "personalisation" | "configuration";

export type ChoiceValue = { id: string; label: string; hex?: string };
export type ChoiceGroup = { id: string; label: string; values: ChoiceValue[] };
export type Place = { x: number; y: number; size: number; rotate: number };

export type Customisation = {
	kind: CustomisationKind;
	text?: { maxLength: number; characters: string };
	groups: ChoiceGroup[];
	place?: Place;
	colour?: string;
};

export type CustomChoice = { text?: string; values: Record<string, string> };
export type ChoiceProblem = "tooLong" | "characters" | "choice";

export const tidyText = (text: string): string => text.normalize("NFC").trim().replace(/\s+/g, " ");

/**
 * Returns the characters of the text that `characters` does not contain. `characters` may have ranges such as "A-Z"; a "-" at its beginning
 * or end is literal.
 */
export function unsupportedIn(text: string, characters: string): string[] {
	const signs = [...characters];
	const ranges: [from: string, to: string][] = [];
	for (let at = 0; at < signs.length; at++) {
		const [from = "", dash, to] = [signs[at], signs[at + 1], signs[at + 2]];
		if (dash === "-" && to !== undefined) at += 2;
		ranges.push(dash === "-" && to !== undefined ? [from, to] : [from, from]);
	}
	const isAllowed = (sign: string) => ranges.some(([from, to]) => from <= sign && sign <= to);
	return [...new Set([...text].filter((sign) => !isAllowed(sign)))];
}

const chosenIn = ({ id, values }: ChoiceGroup, choice: CustomChoice): ChoiceValue | undefined =>
	Object.hasOwn(choice.values, id) ? values.find((value) => value.id === choice.values[id]) : values[0];

export function fittingText(text: string, characters: string): string {
	const capitals = text.toUpperCase();
	const mustGrow =
		unsupportedIn(text, characters).length > 0 && unsupportedIn(capitals, characters).length === 0;
	return mustGrow ? capitals : text;
}

export function checkChoice(
	{ text: rule, groups }: Customisation,
	requestedChoice: CustomChoice,
): { choice: CustomChoice | null } | { problem: ChoiceProblem; unsupportedCharacters?: string[] } {
	const text = fittingText(tidyText(requestedChoice.text ?? ""), rule?.characters ?? "");
	if (rule) {
		if (text === "") return { choice: null };
		const unsupportedCharacters = unsupportedIn(text, rule.characters);
		if (unsupportedCharacters.length > 0) return { problem: "characters", unsupportedCharacters };
		if ([...text].length > rule.maxLength) return { problem: "tooLong" };
	}
	const values: Record<string, string> = {};
	for (const group of groups) {
		const value = chosenIn(group, requestedChoice);
		if (!value) return { problem: "choice" };
		values[group.id] = value.id;
	}
	return { choice: { text: rule ? text : undefined, values } };
}

export const choiceInWords = (
	{ groups }: Pick<Customisation, "groups">,
	choice: CustomChoice,
): { label: string; value: string }[] =>
	groups.flatMap((group) => {
		const value = group.values.find(({ id }) => id === choice.values[group.id]);
		return value ? [{ label: group.label, value: value.label }] : [];
	});

export const findInk = (customisation: Customisation, choice: CustomChoice): string | undefined =>
	customisation.groups.map((group) => chosenIn(group, choice)?.hex).find((hex) => hex !== undefined) ??
	customisation.colour;
