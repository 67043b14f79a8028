import type { QueryClient } from "@tanstack/react-query";
import type { ActivityBody } from "../../../shared/contracts/shopper-api.ts";
import { sessionQuery } from "../../state/basket/session-query.ts";
import { mayKeep } from "../../state/consent.ts";
import { whenPainted } from "../../state/drawing/after-paint.ts";
import type { EventBus } from "../../state/events/events.ts";
import { oneTabAtATime } from "../../state/one-tab-at-a-time.ts";

const MOST_PRODUCTS = 50;

export function tellService(
	events: EventBus,
	queryClient: QueryClient,
	apiHref: string,
	siteId: string,
): void {
	let learns = true;
	const tell = async (json: ActivityBody) => {
		if (!learns) return;
		try {
			if (!mayKeep("personalisation")) return;
			// A sign-in renews the token (identity-32), so the request waits until no tab is changing the session.
			await oneTabAtATime(siteId, async () => {});
			const { csrf } = await queryClient.ensureQueryData(sessionQuery(apiHref));
			const { createApiClient } = await import("../../state/api-client.ts");
			const { activities } = createApiClient(apiHref).recommendations;
			const response = await activities.$post(
				{ json },
				{ headers: { "x-csrf-token": csrf }, init: { keepalive: true } },
			);
			if (response.ok) ({ learns } = await response.json());
		} catch {
			// Lost activities are not retried.
		}
	};
	events.on("productView", ({ product }) =>
		whenPainted(() => tell({ kind: "viewProduct", productId: product.id })),
	);
	events.on("addToCart", ({ productId }) => tell({ kind: "addToCart", productId }));
	events.on("beginCheckout", ({ products }) =>
		tell({
			kind: "beginCheckout",
			products: products.slice(0, MOST_PRODUCTS).map(({ productId, quantity }) => ({ productId, quantity })),
		}),
	);
	events.on("checkoutStep", ({ basketId, step, number }) =>
		tell({ kind: "checkoutStep", basketId, step, number }),
	);
	events.on("recommendationsView", ({ details: { recommender, recoId, productIds } }) =>
		tell({ kind: "viewReco", recommender, recoId, productIds: [...productIds] }),
	);
	events.on("recommendationClick", ({ details: { recommender, recoId }, productId }) =>
		tell({ kind: "clickReco", recommender, recoId, productId }),
	);
}
