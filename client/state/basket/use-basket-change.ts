import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { BasketView } from "../../../shared/contracts/basket-views.ts";
import { useWriteServices, type WriteServices } from "../use-write-services.ts";
import { BASKET_KEY, type BasketChange } from "./basket-change.ts";
import { counting, withAdded, withoutItem, withQuantity } from "./optimistic.ts";
import { countChange } from "./other-tabs.ts";
import { putBasket, sessionQuery } from "./session-query.ts";

const preview = (basket: BasketView, change: BasketChange): BasketView => {
	if (change.kind === "add")
		return change.custom || change.parts ? counting(basket) : withAdded(basket, change.productId);
	if (change.kind === "custom" || change.kind === "gift") return basket;
	if (change.kind === "quantity") return withQuantity(basket, change.itemId, change.quantity);
	return withoutItem(basket, change.itemId);
};

type Options = {
	onDone?: (change: BasketChange) => void;
};

const buildMutation = (services: WriteServices, { onDone }: Options) => {
	const { queryClient, apiHref, ui, t } = services;
	const { queryKey } = sessionQuery(apiHref);
	const put = (basket: BasketView) => putBasket(queryClient, apiHref, basket);
	return mutationOptions({
		mutationKey: BASKET_KEY,
		scope: { id: "basket" },
		// Offline, the change fails with a message; a paused change would end silently with the page.
		networkMode: "always",
		mutationFn: async (change: BasketChange) => {
			const { changeBasket } = await import("./change-basket.ts");
			return changeBasket(services, change);
		},
		onMutate: async (change) => {
			countChange(1);
			await queryClient.cancelQueries({ queryKey });
			const before = queryClient.getQueryData(queryKey)?.basket;
			if (before) put(preview(before, change));
			return { before };
		},
		onSuccess: (take, change, { before }) => {
			if (take(before)) onDone?.(change);
		},
		onError: (_error, _wanted, context) => {
			if (context?.before) put(context.before);
			ui.sayFailure(t, "error.unavailable");
			void queryClient.invalidateQueries({ queryKey });
		},
		onSettled: () => countChange(-1),
	});
};

const isUnderWay = (queryClient: QueryClient, change: BasketChange): boolean =>
	change.kind === "add" &&
	queryClient.isMutating({
		mutationKey: BASKET_KEY,
		predicate: ({ state }) => isSameAdd(state.variables as BasketChange | undefined, change),
	}) > 0;

/**
 * Runs a mutation without an observer, whose code would load with every first visit. The mutation's own handlers deal with failures.
 */
const run = (services: WriteServices, change: BasketChange, options: Options): Promise<unknown> => {
	const { queryClient } = services;
	const mutation = queryClient.getMutationCache().build(queryClient, buildMutation(services, options));
	return mutation.execute(change).catch(() => undefined);
};

export function useBasketChange(options: Options = {}) {
	const services = useWriteServices();
	const [pending, setPending] = useState(0);
	return {
		isPending: pending > 0,
		mutate: (change: BasketChange) => {
			if (isUnderWay(services.queryClient, change)) return;
			setPending((count) => count + 1);
			void run(services, change, options).then(() => setPending((count) => count - 1));
		},
	};
}

export function changeBasketOnce(services: WriteServices, change: BasketChange, options: Options): void {
	if (!isUnderWay(services.queryClient, change)) void run(services, change, options);
}

const isSameAdd = (one: BasketChange | undefined, other: BasketChange): boolean =>
	one?.kind === "add" && other.kind === "add" && one.productId === other.productId;
