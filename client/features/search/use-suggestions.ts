import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SuggestionsResponse } from "../../../shared/contracts/shopper-api.ts";
import { createApiClient } from "../../state/api-client.ts";
import { usePlace } from "../../state/app-context.tsx";

const MIN_LENGTH = 2;
const REST_MS = 150;
const FRESH_MS = 300_000;

const suggestionsQuery = (apiHref: string, query: string) =>
	queryOptions({
		queryKey: ["suggestions", apiHref, query],
		queryFn: async ({ signal }): Promise<SuggestionsResponse> => {
			const response = await createApiClient(apiHref).suggestions.$get(
				{ query: { q: query } },
				{ init: { signal } },
			);
			if (!response.ok) throw new Error(`suggestions: ${response.status}`);
			return await response.json();
		},
		staleTime: FRESH_MS,
		retry: false,
		// Earlier suggestions stay until new ones arrive; popular searches do not stay once text is typed.
		placeholderData: (before, lastQuery) => (lastQuery?.queryKey.at(-1) === "" ? undefined : before),
	});

export function useSuggestions(typed: string): SuggestionsResponse | null {
	const { shell } = usePlace();
	const query = useRested(typed.trim());
	const isLong = query.length >= MIN_LENGTH && typed.trim().length >= MIN_LENGTH;
	const { data } = useQuery({ ...suggestionsQuery(shell.apiHref, query), enabled: isLong });
	return isLong ? (data ?? null) : null;
}

export function usePopularSearches(): SuggestionsResponse["popular"] {
	const { shell } = usePlace();
	return useQuery(suggestionsQuery(shell.apiHref, "")).data?.popular ?? [];
}

function useRested(value: string): string {
	const [restedValue, setRestedValue] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setRestedValue(value), REST_MS);
		return () => clearTimeout(timer);
	}, [value]);
	return restedValue;
}
