import type { VisitView } from "../../../shared/contracts/visit-views.ts";
import type_ from "../../styles/type.module.css";
import { Address } from "../../ui/text/address.tsx";
import { FoldedHours } from "./store-hours.tsx";
import styles from "./store-place.module.css";

export function StorePlace({ store: { name, href, address, phone, hours } }: Pick<VisitView, "store">) {
	return (
		<div className={styles.place}>
			<a className={type_.link} href={href}>
				<bdi>{name}</bdi>
			</a>
			<Address lines={address} />
			{phone ? (
				<a className={type_.link} href={phone.href}>
					<bdi dir="ltr">{phone.label}</bdi>
				</a>
			) : null}
			<FoldedHours hours={hours} />
		</div>
	);
}
