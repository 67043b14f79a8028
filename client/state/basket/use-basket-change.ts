import { MutationObserver, mutationOptions, type QueryClient, useMutation } from "@tanstack/react-query";
import type { BasketView } from "../../../shared/contracts/views.ts";
import type { CustomChoice } from "../../../shared/domain/customisation.ts";
import { useWriteServices, type WriteServices } from "../use-write-services.ts";
import type { AddOptions } from "./add-options.ts";
import { counting, withAdded, withoutItem, withQuantity } from "./optimistic.ts";
import { oneTabAtATime, tellOtherTabs } from "./other-tabs.ts";
import { pieceOf, putBasket, sessionQuery } from "./session-query.ts";

export type BasketChange =
	| ({ kind: "add"; productId: string } & AddOptions)
	| { kind: "custom"; itemId: string; productId: string; custom: CustomChoice }
	| { kind: "quantity"; itemId: string; quantity: number }
	| { kind: "remove"; itemId: string };

const KEY = ["basket"] as const;
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
const mutationOf = ({ queryClient, apiHref, siteId, ui, events, t }: WriteServices, { onDone }: Options) => {
	const { queryKey } = sessionQuery(apiHref);
	const put = (basket: BasketView) => putBasket(queryClient, apiHref, basket);
	return mutationOptions({
		mutationKey: KEY,
		scope: { id: "basket" },
		// Without network it fails and says so: what waited for it would be lost with the page, and nobody would know.
		networkMode: "always",
		mutationFn: (wanted: BasketChange) =>
			oneTabAtATime(siteId, async () => {
				// What speaks to the API comes with the first wish.
				const { changeBasket } = await import("./change-basket.ts");
				return changeBasket(queryClient, apiHref, wanted);
			}),
		onMutate: async (wanted) => {
			await queryClient.cancelQueries({ queryKey });
			const before = queryClient.getQueryData(queryKey)?.basket;
			if (before) put(preview(before, wanted));
			return { before };
		},
		onSuccess: (answer, wanted, context) => {
			// With more changes on their way this answer is already old.
			const isLast = queryClient.isMutating({ mutationKey: KEY }) === 1;
			const basket = answer.basket ?? (answer.ok ? undefined : context.before);
			if (isLast && basket) put(basket);
			if (!answer.ok) {
				if (!answer.basket) void queryClient.invalidateQueries({ queryKey });
				if (wanted.kind === "add" && answer.error === "notAvailable") ui.noteSoldOut(wanted.productId);
				return ui.toast("error", t(`error.${answer.error}`));
			}
			tellOtherTabs(siteId);
			if (wanted.kind === "add") {
				const { productId, source } = wanted;
				const piece = pieceOf(answer.basket, productId);
				events.emit({ type: "addToCart", productId, quantity: 1, piece, ...(source ? { source } : {}) });
			}
			onDone?.(wanted);
		},
		onError: (_error, _wanted, context) => {
			if (context?.before) put(context.before);
			ui.failed(t, "error.unavailable");
			void queryClient.invalidateQueries({ queryKey });
		},
	});
};

/** A double click on "add" is one wish. */
const isUnderWay = (queryClient: QueryClient, wanted: BasketChange): boolean =>
	wanted.kind === "add" &&
	queryClient.isMutating({
		mutationKey: KEY,
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
