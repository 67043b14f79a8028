import { isActive } from "../../../promotions/promotion-rules.ts";
import { type Refusal, refuse, shortenId } from "../../../records/baskets/outcome.ts";
import { promotionRules } from "../../../settings/promotions.ts";

export function sourceCodeRefusal(
	code: string,
	{ siteId, now }: { siteId: string; now: Date },
): { refused: Refusal } | undefined {
	const promotions = promotionRules.promotions.filter(
		({ qualifiers }) => qualifiers.sourceCodes?.includes(code) ?? false,
	);
	if (promotions.length === 0)
		return refuse(
			"source-code-not-found",
			`No source code '${shortenId(code)}' could be found.`,
			undefined,
			404,
		);
	return promotions.some((promotion) => isActive(promotion, { siteId, now }))
		? undefined
		: refuse("source-code-not-active", `The source code '${shortenId(code)}' is not active.`);
}
