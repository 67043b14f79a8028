import type { PageContext, PageVisitor } from "../../worker/pages/page-loader.ts";

/** The basket of the last review, in a cookie: it outlives a response that never arrived (checkout-4). */
const REVIEWED = "reviewed";
/** As long as an order waits for its payment. */
const SECONDS = 60 * 60;

export const keepReviewed = ({ drafts }: Pick<PageVisitor, "drafts">, basketId: string): Promise<void> =>
	drafts.keep(REVIEWED, { values: { basketId }, faults: {} }, SECONDS);

export const dropReviewed = ({ drafts }: Pick<PageVisitor, "drafts">): void => drafts.drop(REVIEWED);

/**
 * Where a shopper belongs whose reviewed basket is gone, `basketId` being the one that they have now: with its order, if it has become
 * one. Undefined where there is no such thing; "unknown" while the platform does not say.
 */
export const orderOfReviewed = async (
	{ paths }: Pick<PageContext, "paths">,
	visitor: Pick<PageVisitor, "checkout" | "drafts">,
	basketId: string | undefined,
): Promise<string | "unknown" | undefined> => {
	const reviewed = (await visitor.drafts.read(REVIEWED))?.values.basketId;
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
