import { loaders } from "virtual:texts";
import type { ComponentType } from "react";
import type { PageBody, PageView } from "../../../shared/contracts/page.ts";
import type { Texts } from "../../../shared/i18n/create-texts.ts";
import type { Parts } from "../../state/app-context.tsx";
import { FILE_FAILED } from "./file-failed.ts";
import { nameJoinedStyles } from "./joined-styles.ts";
import type { PartModule, TextsModule } from "./parts.ts";
import type { PageKind, Screen, ScreenModule, Screens } from "./screens.ts";

export const loadPageCode = () => import("./page-code.ts");

const screens: Partial<Record<PageKind, unknown>> = {};
const parts: Partial<Record<string, unknown>> = {};

export const loadedScreens: Screens = <K extends PageKind>(kind: K) => screens[kind] as Screen<K>;
export const loadedParts: Parts = <Props extends object>(name: string) =>
	parts[name] as ComponentType<Props> | undefined;

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

const importFile = <T>(href: string | undefined): Promise<T> | undefined =>
	href
		? import(/* @vite-ignore */ href).catch((error) => {
				dispatchEvent(new Event(FILE_FAILED));
				throw error;
			})
		: undefined;

declare global {
	interface Window {
		/**
		 * Resolves with the module once its text bundles are loaded too. The build wraps dynamic imports of modules with texts in a call of
		 * this function (scripts/vite/texts.ts).
		 */
		withTexts<T>(module: Promise<T>, bundles: string): Promise<T>;
	}
}

const readTextsFolder = (): string => document.getElementById("entry")?.dataset.texts ?? "";

export function loadTextsWithModules(texts: Texts): (href: string) => Promise<void> {
	const coming = new Map<string, Promise<void>>();
	const load = (href: string): Promise<void> => {
		const loading =
			coming.get(href) ??
			Promise.resolve(importFile<TextsModule>(href)).then(
				(module) => texts.add(module?.default ?? {}),
				(error) => {
					coming.delete(href);
					throw error;
				},
			);
		coming.set(href, loading);
		return loading;
	};
	const folder = readTextsFolder();
	window.withTexts = async (module, bundles) => {
		const [loadedModule] = await Promise.all([
			module,
			...bundles.split(" ").map((name) => load(new URL(`${folder}${name}.js`, location.href).href)),
		]);
		return loadedModule;
	};
	return load;
}

/**
 * Loads the code and texts of the document's page from the files that its head preloads (page-files.ts), or by dynamic import if there
 * are none.
 */
export async function loadFirstCode(page: PageView, texts: Texts): Promise<void> {
	nameJoinedStyles();
	const links = [...document.querySelectorAll<HTMLLinkElement>("link[data-code]")];
	const loadTexts = loadTextsWithModules(texts);
	if (links.length === 0) {
		const load = loaders[readTextsFolder().slice(0, -1)];
		await Promise.all([load?.().then((module) => texts.add(module.default)), loadCode(page)]);
		return;
	}
	await Promise.all(
		links.map(async ({ href, dataset: { code } }) => {
			if (code === "texts") return loadTexts(href);
			const module = (await importFile<Partial<ScreenModule & PartModule>>(href)) ?? {};
			if (code === "screen") screens[page.kind] = module.Screen;
			else parts[code as string] = module.Part;
		}),
	);
}
