import type { LanguageCode } from "../../languages.ts";
import { readTexts } from "../../texts.ts";

export type ReturnReason = { label: string; value: string };

export const returnReasons = (language: LanguageCode): ReturnReason[] =>
	Object.entries(readTexts(language).returnReasons).map(([value, label]) => ({ value, label }));

const UNSALEABLE: ReadonlySet<string> = new Set(["faulty"]);
export const isSaleable = (reason: string): boolean => !UNSALEABLE.has(reason);

export const isReason = (value: string): boolean => Object.hasOwn(readTexts("en").returnReasons, value);
