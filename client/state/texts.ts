import { createContext, use } from "react";
import type { Texts } from "../../shared/i18n/create-texts.ts";

/** The texts of the page's language (decision 33). */
export const TextsContext = createContext<Texts | null>(null);

/** `t` of the page's texts. They never change: another language is another page load. */
export function useTranslation(): Texts {
	const texts = use(TextsContext);
	if (texts === null) throw new Error("Rendered outside of <App>");
	return texts;
}
