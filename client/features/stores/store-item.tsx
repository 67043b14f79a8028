import type { ReactNode } from "react";
import type { StoreView } from "../../../shared/contracts/store-views.ts";
import { joinWithDots } from "../../../shared/domain/lib/join-with-dots.ts";
import { useApp } from "../../state/app-context.tsx";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Address } from "../../ui/text/address.tsx";
import { OpenState } from "./open-state.tsx";
import styles from "./store-item.module.css";

export function StoreItem({ store, children }: { store: StoreView; children?: ReactNode }) {
	const { events } = useApp();
	const { id, href, name, address, phone, open, services, distance } = store;
	return (
		<li id={id} className={styles.store}>
			<h3 className={styles.name}>
				<a
					href={href}
					className={type_.link}
					onClick={() => events.emit({ type: "storeClick", storeId: id })}
				>
					<bdi>{name}</bdi>
				</a>
				{distance ? <bdi className={classNames(type_.small, type_.muted)}>{distance}</bdi> : null}
			</h3>
			<Address lines={address} />
			<p className={type_.small}>
				<OpenState open={open} />
			</p>
			{phone ? (
				<a href={phone.href} className={styles.phone}>
					<bdi dir="ltr">{phone.text}</bdi>
				</a>
			) : null}
			{children ?? <p className={classNames(type_.small, type_.muted)}>{joinWithDots(...services)}</p>}
		</li>
	);
}
