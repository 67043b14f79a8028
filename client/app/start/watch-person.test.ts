import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import type { SessionResponse } from "../../../shared/contracts/shopper-api.ts";
import { sessionQuery } from "../../state/basket/session-query.ts";
import { watchPerson } from "./watch-person.ts";

const session = (id?: string): SessionResponse => ({
	csrf: "c",
	basket: null,
	wishlist: null,
	customer: { registered: id !== undefined, id },
});

// proves identity-29
test.each([
	["a customer signs out", "anna", undefined, 1],
	["another customer signs in", "anna", "berta", 1],
	["the same customer changes the bag", "anna", "anna", 0],
	["a guest signs in", undefined, "anna", 0],
	["a guest stays a guest", undefined, undefined, 0],
])("%s: %s, then %s", (_what, before, after, times) => {
	const queryClient = new QueryClient();
	const startAgain = vi.fn();
	const put = (id?: string) => queryClient.setQueryData(sessionQuery("/api/x").queryKey, session(id));
	put(before);
	watchPerson(queryClient, "/api/x", startAgain);
	put(before);
	put(after);
	expect(startAgain).toHaveBeenCalledTimes(times);
});
