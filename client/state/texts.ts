import { createContext, use } from "react";
import type { Texts } from "../../shared/i18n/create-texts.ts";

export const TextsContext = createContext<Texts | null>(null);

export function useTranslation(): Texts {
	const texts = use(TextsContext);
	if (texts === null) throw new Error("Rendered outside of <App>");
	return texts;
}
