import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { ReactNode } from "react";
import { onTestFinished } from "vitest";
import { readBundle } from "../../shared/i18n/all-texts.ts";
import { createTexts } from "../../shared/i18n/create-texts.ts";
import { TextsContext } from "../state/texts.ts";
import { newRoot } from "./new-root.ts";

export type Mounted = { place: HTMLElement; render: (content: ReactNode) => void; leave: () => void };

export async function mount(language: Language = "en"): Promise<Mounted> {
	const texts = createTexts(language, readBundle(language));
	const { place, root, leave } = newRoot();
	onTestFinished(leave);
	return {
		place,
		render: (content) => root.render(<TextsContext value={texts}>{content}</TextsContext>),
		leave,
	};
}
