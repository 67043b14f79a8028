import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { usePlace, useUi } from "../app-context.tsx";
import type { UiStore } from "../ui-store.ts";

/** What a change of wishes needs of the running app; how it is done comes with the first of them. */
export type WishServices = {
	queryClient: QueryClient;
	apiHref: string;
	siteId: string;
	ui: UiStore;
	t: TFunction;
};

export function useWishServices(): WishServices {
	const { shell, locale } = usePlace();
	const { t } = useTranslation();
	return { queryClient: useQueryClient(), apiHref: shell.apiHref, siteId: locale.siteId, ui: useUi(), t };
}
