import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useApp, usePlace } from "./app-context.tsx";
import type { EventBus } from "./events/events.ts";
import { useTranslation } from "./texts.ts";
import type { UiStore } from "./ui-store.ts";

export type WriteServices = {
	queryClient: QueryClient;
	apiHref: string;
	siteId: string;
	ui: UiStore;
	events: EventBus;
	t: TFunction;
};

export function useWriteServices(): WriteServices {
	const { shell, locale } = usePlace();
	const { t } = useTranslation();
	const { ui, events } = useApp();
	return {
		queryClient: useQueryClient(),
		apiHref: shell.apiHref,
		siteId: locale.siteId,
		ui,
		events,
		t,
	};
}
