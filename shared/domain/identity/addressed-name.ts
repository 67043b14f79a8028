import { findScript } from "@vetrina/shop-rules/locale/scripts.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { isFamilyNameFirst } from "./family-name-first.ts";

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u;

/**
 * Puts the family name first if the shop's language and the name's script both do so. Japanese has a space between the names; other
 * languages have none.
 */
export const addressedName = (name: string, language: Language): string => {
	const [first = "", last = "", ...more] = name.split(" ");
	return isFamilyNameFirst(language) && more.length === 0 && EAST_ASIAN.test(first) && EAST_ASIAN.test(last)
		? `${last}${findScript(language) === "Jpan" ? " " : ""}${first}`
		: name;
};
