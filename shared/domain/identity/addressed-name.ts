import { findScript } from "@vetrina/shop-rules/locale/scripts.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { isFamilyNameFirst } from "./family-name-first.ts";

/** Words of one of these scripts alone. */
const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u;

/**
 * A name that the platform keeps as first and last name, as a language addresses its owner: family name first where the language and the name's
 * script have it so, apart in Japanese only. Any other name stays as it is.
 */
export const addressedName = (name: string, language: Language): string => {
	const [first = "", last = "", ...more] = name.split(" ");
	return isFamilyNameFirst(language) && more.length === 0 && EAST_ASIAN.test(first) && EAST_ASIAN.test(last)
		? `${last}${findScript(language) === "Jpan" ? " " : ""}${first}`
		: name;
};
