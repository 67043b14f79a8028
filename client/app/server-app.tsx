import { QueryClient } from "@tanstack/react-query";
import type { PageView } from "../../shared/contracts/page.ts";
import { readTexts } from "../../shared/i18n/all-texts.ts";
import type { AppServices } from "../state/app-context.tsx";
import { createEventBus } from "../state/events/events.ts";
import { createUiStore } from "../state/ui-store.ts";
import { App } from "./app.tsx";
import { createPageStore } from "./navigation/page-store.ts";
import { allParts } from "./parts/all-parts.ts";
import { allScreens } from "./parts/all-screens.ts";
import { allStills } from "./parts/all-stills.ts";
import type { Screens } from "./parts/screens.ts";

const inBrowserOnly = (): never => {
	throw new Error("Only the running client does this");
};

export function ServerApp({ page, screens = allScreens }: { page: PageView; screens?: Screens }) {
	const services: AppServices = {
		ui: createUiStore(),
		events: createEventBus(),
		part: allParts,
		still: allStills,
		loadPage: inBrowserOnly,
		lookAhead: inBrowserOnly,
		extendPage: inBrowserOnly,
		showAddress: inBrowserOnly,
	};
	return (
		<App
			pages={createPageStore(page)}
			screens={screens}
			services={services}
			queryClient={new QueryClient()}
			texts={readTexts(page.locale)}
		/>
	);
}
