import type { RefundView } from "../../../shared/contracts/order-views.ts";
import { joinWithDots } from "../../../shared/domain/lib/join-with-dots.ts";
import { useTranslation } from "../../state/texts.ts";

export function Refunds({ refunds }: { refunds: readonly RefundView[] }) {
	const { t } = useTranslation();
	return refunds.map(({ amountText, to }) => (
		<p key={`${amountText}${to}`}>{joinWithDots(t("returns.refund", { amount: amountText }), to)}</p>
	));
}
