import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import type { SessionResponse } from "../../../shared/contracts/shopper-api.ts";
import { sessionQuery } from "../../state/basket/session-query.ts";
import { createUiStore } from "../../state/ui-store.ts";
import { followNetwork } from "./follow-network.ts";

const session: SessionResponse = { csrf: "c", basket: null, wishlist: null, customer: { registered: false } };
const { queryKey } = sessionQuery("/api/x");

const follow = (queryClient = new QueryClient()) => {
	const ui = createUiStore();
	const heard: string[] = [];
	followNetwork(queryClient, ui, "/api/x", {
		onLost: () => heard.push("lost"),
		onBack: () => heard.push("back"),
	});
	const ask = (queryFn: () => Promise<SessionResponse>) =>
		queryClient
			.fetchQuery({ queryKey, queryFn, retry: false, staleTime: 0, networkMode: "always" })
			.catch(() => undefined);
	return { queryClient, ui, heard, ask };
};

// proves shell-43
test("a request without a response means that there is no network, until one succeeds", async () => {
	vi.useFakeTimers();
	const { queryClient, ui, heard, ask } = follow();
	await ask(() => Promise.reject(new TypeError("Failed to fetch")));
	expect([ui.state.offline, new Set(heard)]).toEqual([true, new Set(["lost"])]);
	// The kept session is no response.
	queryClient.setQueryData(queryKey, session);
	expect(ui.state.offline).toBe(true);
	await ask(() => Promise.resolve(session));
	expect([ui.state.offline, heard.at(-1)]).toEqual([false, "back"]);
	vi.useRealTimers();
});

// proves shell-43
test("a response that refuses the request is no lack of a network", async () => {
	const { ui, heard, ask } = follow();
	await ask(() => Promise.reject(new Error("session: 503")));
	await ask(() => Promise.resolve(session));
	expect([ui.state.offline, heard]).toEqual([false, []]);
});

// proves shell-43
test("a request that had failed before counts as well", async () => {
	vi.useFakeTimers();
	const queryClient = new QueryClient();
	const queryFn = () => Promise.reject(new TypeError("Failed to fetch"));
	await queryClient
		.fetchQuery({ queryKey, queryFn, retry: false, networkMode: "always" })
		.catch(() => undefined);
	const { ui, heard } = follow(queryClient);
	expect([ui.state.offline, heard]).toEqual([true, ["lost"]]);
	vi.useRealTimers();
});
