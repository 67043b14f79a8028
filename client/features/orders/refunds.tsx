import type { RefundView } from "../../../shared/contracts/order-views.ts";
import { useTranslation } from "../../state/texts.ts";

export function Refunds({ refunds }: { refunds: readonly RefundView[] }) {
	const { t } = useTranslation();
	return refunds.map(({ amountText, to }) => (
		<p key={`${amountText}${to}`}>
			{[t("returns.refund", { amount: amountText }), to].filter(Boolean).join(" · ")}
		</p>
	));
}
