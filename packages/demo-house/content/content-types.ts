import type { FullText, Language } from "@vetrina/commerce-sandbox/languages.ts";

/** A text in every language: content has no fall-backs, a missing translation does not compile. */
export type Texts = FullText;

/** Lines of a rich text, in the small notation of packages/commerce-sandbox/apis/content/rich-text.ts, in every language. */
type RichTexts = Record<Language, readonly string[]>;

export type EditorialPage = { title: Texts; description: Texts; body: RichTexts };
