import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { ComponentType } from "react";
import type { PageBody } from "../../../shared/contracts/page.ts";
import type { TextBundle, Texts } from "../../../shared/i18n/create-texts.ts";
import type { Parts } from "../../state/app-context.tsx";
import { FILE_FAILED } from "./file-failed.ts";
import { LATE_SETS, type LateSet } from "./page-texts.ts";
import type { PartModule, TextsModule } from "./parts.ts";
import type { PageKind, Screen, ScreenModule, Screens } from "./screens.ts";

export const loadPageCode = () => import("./page-code.ts");

const screens: Partial<Record<PageKind, unknown>> = {};
const parts: Partial<Record<string, unknown>> = {};

export const loadedScreens: Screens = <K extends PageKind>(kind: K) => screens[kind] as Screen<K>;
export const loadedParts: Parts = <Props extends object>(name: string) =>
	parts[name] as ComponentType<Props> | undefined;

/** Loads the code that draws a page. Rejects if a file is missing; the browser then loads the document. */
export async function loadCode(page: PageBody): Promise<void> {
	const { screenModule, partModule, partsOfPage } = await loadPageCode();
	const { kind } = page;
	await Promise.all([
		(async () => {
			screens[kind] ??= (await screenModule(kind)).Screen;
		})(),
		...partsOfPage(page).map(async (name) => {
			parts[name] ??= (await partModule(name)).Part;
		}),
	]);
}

const named = <T>(href: string | undefined): Promise<T> | undefined =>
	href
		? import(/* @vite-ignore */ href).catch((error) => {
				dispatchEvent(new Event(FILE_FAILED));
				throw error;
			})
		: undefined;

/** Loads the code and texts of the document's own page from the files that its head preloads (page-files.ts). */
export async function loadFirstCode(page: PageBody, language: Language): Promise<TextBundle> {
	const links = [...document.querySelectorAll<HTMLLinkElement>("link[data-code]")];
	if (links.length === 0) {
		const [{ default: bundle }] = await Promise.all([
			loadPageCode().then(({ textsModule }) => textsModule(language)),
			loadCode(page),
		]);
		return bundle;
	}
	let bundle: TextBundle = {};
	await Promise.all(
		links.map(async ({ href, dataset: { code } }) => {
			const module = (await named<Partial<ScreenModule & PartModule & TextsModule>>(href)) ?? {};
			if (code === "screen") screens[page.kind] = module.Screen;
			else if (code === "texts") bundle = module.default ?? bundle;
			else if (!LATE_SETS.some((set) => set === code)) parts[code as string] = module.Part;
		}),
	);
	return bundle;
}

export function lateTexts(texts: Texts, language: Language, set: LateSet): () => Promise<void> {
	let coming: Promise<void> | undefined;
	const load = () =>
		named<TextsModule>(document.getElementById("entry")?.dataset[set]) ??
		loadPageCode().then(({ lateModule }) => lateModule(set, language));
	return () => {
		coming ??= load().then(
			({ default: bundle }) => texts.add(bundle),
			(error) => {
				coming = undefined;
				throw error;
			},
		);
		return coming;
	};
}
