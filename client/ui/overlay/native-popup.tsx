import type { ReactNode } from "react";
import type_ from "../../styles/type.module.css";
import button from "../button.module.css";
import styles from "./native-popup.module.css";

type NativePopupProps = { id: string; title: string; closeLabel: string; children: ReactNode };

export function NativePopup({ id, title, closeLabel, children }: NativePopupProps) {
	return (
		<>
			<button type="button" className={styles.open} popoverTarget={id}>
				{title}
			</button>
			<section id={id} popover="auto" className={styles.popup} aria-labelledby={`${id}-title`}>
				<h2 id={`${id}-title`} className={type_.title}>
					{title}
				</h2>
				{children}
				<button type="button" className={button.button} popoverTarget={id} popoverTargetAction="hide">
					{closeLabel}
				</button>
			</section>
		</>
	);
}
