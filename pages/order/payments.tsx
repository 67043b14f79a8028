import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import type { OrderData } from "./contract.ts";

export function Payments({ paidWith }: Pick<OrderData, "paidWith">) {
	const { t } = useTranslation();
	if (paidWith.length === 0) return null;
	return (
		<>
			<h2 className={type_.label}>{t("checkout.payment")}</h2>
			{paidWith.map(({ text, notes = [], afterRefunds }, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: an order's payments keep their order, and two may read alike.
				<div key={at}>
					<p>{text}</p>
					{notes.map((note) => (
						<p key={note} className={type_.muted}>
							<bdi>{note}</bdi>
						</p>
					))}
					{afterRefunds ? <p className={type_.muted}>{t("order.afterRefunds", afterRefunds)}</p> : null}
				</div>
			))}
		</>
	);
}
