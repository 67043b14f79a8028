import type { PageContext, PageVisitor } from "../../worker/pages/page-loader.ts";
import { dropReviewed, reviewedBasket } from "../../worker/views/reviewed-basket.ts";

/**
 * Where a shopper belongs whose reviewed basket is gone, `basketId` being the one that they have now: with its order, if it has become
 * one. Undefined where there is no such thing; "unknown" while the platform does not say.
 */
export const orderOfReviewed = async (
	{ paths }: Pick<PageContext, "paths">,
	visitor: Pick<PageVisitor, "checkout" | "drafts">,
	basketId: string | undefined,
): Promise<string | "unknown" | undefined> => {
	const reviewed = await reviewedBasket(visitor);
	if (!reviewed || reviewed === basketId) return undefined;
	const asked = await visitor.checkout.became(reviewed);
	if (!asked.ok) return "unknown";
	const { order } = asked;
	if (!order || order.state === "failed") {
		dropReviewed(visitor);
		return undefined;
	}
	const { orderNo } = order;
	return order.state === "waiting"
		? paths.checkout({ step: "bank", orderNo })
		: paths.at("orderConfirmation", { orderNo });
};
