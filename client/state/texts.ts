import type { i18n } from "i18next";
import { createContext, use } from "react";

/** The texts of the page's language (decision 33). */
export const TextsContext = createContext<i18n | null>(null);

/** `t` of the page's texts. They never change: another language is another page load. */
export function useTranslation(): Pick<i18n, "t"> {
	const texts = use(TextsContext);
	if (texts === null) throw new Error("Rendered outside of <App>");
	return texts;
}
