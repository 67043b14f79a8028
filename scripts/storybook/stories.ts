/// <reference types="vite/types/importMeta.d.ts" />
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { createElement, type ReactElement } from "react";
import type { Screens } from "../../client/app/parts/screens.ts";
import { ServerApp } from "../../client/app/server-app.tsx";
import { components } from "../../client/fixtures/components.tsx";
import { features } from "../../client/fixtures/features.tsx";
import { createSectionContext } from "../../client/fixtures/section-context.ts";
import { type BodyName, buildPage } from "../../client/fixtures/views.ts";
import { loadSections } from "../../sections/load-sections.ts";
import type { PageView } from "../../shared/contracts/page.ts";
import type { SectionView } from "../../shared/contracts/section-view.ts";
import { readSection } from "../../worker/platform/content/section-types.ts";

type Globals = { globals: { language: Language } };
export type Story = {
	render: (args: object, context: Globals & { loaded: { sections?: SectionView[] } }) => ReactElement;
	loaders?: (() => Promise<{ sections: SectionView[] }>)[];
};

type Fixture = { fixture: Record<string, unknown>; options?: Record<string, Record<string, unknown>> };
const fixtures = import.meta.glob<Fixture>("../../sections/*/fixture.ts", { eager: true });
const types = import.meta.glob<{ name: string }>("../../sections/*/entry.ts", {
	eager: true,
	import: "type",
});
const PADDED = { paddingBlock: "2rem", paddingInline: "1rem" };

type Alone = { component?: ReactElement };
const AloneScreen = ({ data }: { data: object }): ReactElement =>
	createElement("main", { id: "main", style: PADDED }, (data as Alone).component);
const aloneScreens = (() => AloneScreen) as Screens;

/** The application reads its page once, so each language is an application of its own. */
function show(page: PageView, screens?: Screens): ReactElement {
	const { language, dir } = page.locale;
	document.documentElement.lang = language;
	document.documentElement.dir = dir;
	return createElement(ServerApp, { page, screens, key: language });
}

/** Returns the story of a page, as its fixture has it. */
export const tellPage = (name: BodyName): Story => ({
	render: (_, { globals }) => show(buildPage(name, globals.language)),
});

/** Returns the story of a component with one of its options, alone on a page. Throws if the option is missing. */
export const tellComponent = (name: string, option: string): Story => ({
	render(_, { globals }) {
		const component = (components[name] ?? features[name])?.[option];
		if (!component) throw new Error(`The fixtures have no ${name} with the option ${option}`);
		const page = buildPage("home", globals.language);
		const data: object = { ...page.data, component };
		return show({ ...page, data } as PageView, aloneScreens);
	},
});

/** Returns the story of a section with its fixture, or with one of the fixture's options. Throws if something is missing. */
export function tellSection(folder: string, option = ""): Story {
	return {
		loaders: [
			async () => {
				const { fixture, options = {} } = fixtures[`../../sections/${folder}/fixture.ts`] ?? { fixture: {} };
				const __typename = types[`../../sections/${folder}/entry.ts`]?.name ?? "";
				const entry = { ...fixture, ...options[option], __typename, id: "1" };
				const cx = createSectionContext((fault) => {
					throw new Error(fault);
				});
				return { sections: await loadSections([readSection(entry, 0)], cx) };
			},
		],
		render(_, { globals, loaded: { sections = [] } }) {
			const page = buildPage("home", globals.language);
			return show({ ...page, data: { ...page.data, sections } } as PageView);
		},
	};
}
