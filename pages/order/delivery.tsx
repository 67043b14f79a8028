import { GiftFacts } from "../../client/features/gift-options/gift-facts.tsx";
import { Collected } from "../../client/features/stores/collected.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import { Address } from "../../client/ui/text/address.tsx";
import type { OrderData } from "./contract.ts";
import { Tracking } from "./tracking.tsx";

export function Delivery({
	shipment: { addressLines, pickUp, gift, method, methodNotes, lines, tracking },
	heading,
}: {
	shipment: OrderData["shipments"][number];
	heading: string;
}) {
	const { t } = useTranslation();
	return (
		<>
			<h2 className={type_.label}>{pickUp ? t("pickUp.title") : heading}</h2>
			{lines.map(({ itemId, title }) => (
				<p key={itemId}>
					<bdi>{title}</bdi>
				</p>
			))}
			{pickUp ? <Collected pickUp={pickUp} /> : <Address lines={addressLines} />}
			{[...(method && !pickUp ? [method] : []), ...methodNotes].map((text) => (
				<p key={text} className={type_.muted}>
					{text}
				</p>
			))}
			{tracking && lines.length > 0 ? <Tracking {...tracking} /> : null}
			<GiftFacts gift={gift} />
		</>
	);
}
