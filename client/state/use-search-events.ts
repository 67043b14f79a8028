import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApp, usePlace, useUiState } from "./app-context.tsx";

/** Only where a hosted search has answered does anybody have to hear what became of it; what tells it comes then. */
export function useSearchEvents(searched: boolean): void {
	const { events } = useApp();
	const { apiHref } = usePlace().shell;
	const { awake } = useUiState();
	const queryClient = useQueryClient();
	useEffect(() => {
		if (awake && searched)
			void import("./search-events.ts").then(({ tellSearch }) =>
				tellSearch({ events, queryClient, apiHref }),
			);
	}, [awake, searched, events, queryClient, apiHref]);
}
