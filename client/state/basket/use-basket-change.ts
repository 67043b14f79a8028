import { MutationObserver, mutationOptions, type QueryClient, useMutation } from "@tanstack/react-query";
import type { BasketView } from "../../../shared/contracts/basket-views.ts";
import { useWriteServices, type WriteServices } from "../use-write-services.ts";
import { BASKET_KEY, type BasketChange } from "./basket-change.ts";
import { counting, withAdded, withoutItem, withQuantity } from "./optimistic.ts";
import { countChange } from "./other-tabs.ts";
import { putBasket, sessionQuery } from "./session-query.ts";

const preview = (basket: BasketView, change: BasketChange): BasketView => {
	if (change.kind === "add")
		return change.custom || change.parts ? counting(basket) : withAdded(basket, change.productId);
	if (change.kind === "custom") return basket;
	if (change.kind === "quantity") return withQuantity(basket, change.itemId, change.quantity);
	return withoutItem(basket, change.itemId);
};

type Options = {
	/** Runs only when the server has agreed. */
	onDone?: (change: BasketChange) => void;
};

/** Changes the basket: shown at once where that is safe, undone when the server says otherwise, one after another. */
const mutationOf = (services: WriteServices, { onDone }: Options) => {
	const { queryClient, apiHref, ui, t } = services;
	const { queryKey } = sessionQuery(apiHref);
	const put = (basket: BasketView) => putBasket(queryClient, apiHref, basket);
	return mutationOptions({
		mutationKey: BASKET_KEY,
		scope: { id: "basket" },
		// Without network it fails and says so: what waited for it would be lost with the page, and nobody would know.
		networkMode: "always",
		mutationFn: async (wanted: BasketChange) => {
			// What speaks to the API, and knows what its answers mean, comes with the first wish.
			const { changeBasket } = await import("./change-basket.ts");
			return changeBasket(services, wanted);
		},
		onMutate: async (wanted) => {
			countChange(1);
			await queryClient.cancelQueries({ queryKey });
			const before = queryClient.getQueryData(queryKey)?.basket;
			if (before) put(preview(before, wanted));
			return { before };
		},
		onSuccess: (take, wanted, { before }) => {
			if (take(before)) onDone?.(wanted);
		},
		onError: (_error, _wanted, context) => {
			if (context?.before) put(context.before);
			ui.failed(t, "error.unavailable");
			void queryClient.invalidateQueries({ queryKey });
		},
		onSettled: () => countChange(-1),
	});
};

/** A double click on "add" is one wish. */
const isUnderWay = (queryClient: QueryClient, wanted: BasketChange): boolean =>
	wanted.kind === "add" &&
	queryClient.isMutating({
		mutationKey: BASKET_KEY,
		predicate: ({ state }) => isSameAdd(state.variables as BasketChange | undefined, wanted),
	}) > 0;

export function useBasketChange(options: Options = {}) {
	const services = useWriteServices();
	const mutation = useMutation(mutationOf(services, options));
	return {
		isPending: mutation.isPending,
		mutate: (wanted: BasketChange) => {
			if (!isUnderWay(services.queryClient, wanted)) mutation.mutate(wanted);
		},
	};
}

/** The same where nothing shows that it is on its way: a thousand tiles subscribe to nothing. */
export function changeBasketOnce(services: WriteServices, wanted: BasketChange, options: Options): void {
	const { queryClient } = services;
	if (isUnderWay(queryClient, wanted)) return;
	// What fails has been said and undone by then.
	new MutationObserver(queryClient, mutationOf(services, options)).mutate(wanted).catch(() => undefined);
}

const isSameAdd = (one: BasketChange | undefined, other: BasketChange): boolean =>
	one?.kind === "add" && other.kind === "add" && one.productId === other.productId;
