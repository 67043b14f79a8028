import { type ReactNode, useLayoutEffect, useRef } from "react";
import type_ from "../../styles/type.module.css";
import { classNames } from "../class-names.ts";
import { insteadOfFollowing } from "../is-plain-click.ts";
import dialogStyles from "./dialog.module.css";
import { pageLock } from "./page-lock.ts";
import styles from "./page-popup.module.css";

type PagePopupProps = {
	id: string;
	title: string;
	closeLabel: string;
	closeHref: string;
	children: ReactNode;
};

function leave(closeHref: string): void {
	const { navigation } = window as Partial<Window>;
	const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
	const to = new URL(closeHref, location.href).href;
	if (before === to) history.back();
	else if (navigation) navigation.navigate(to, { history: "replace" });
	else location.replace(to);
}

/**
 * Renders a step that has its own address as a popup over its page (account-9). Going back or Escape closes the popup; without
 * JavaScript the step is a whole page (`behindPopup`).
 */
export function PagePopup({ id, title, closeLabel, closeHref, children }: PagePopupProps) {
	const ref = useRef<HTMLDialogElement>(null);
	const isShown = useRef(false);
	useLayoutEffect(() => {
		const dialog = ref.current;
		if (!dialog) return;
		const release = pageLock.hold();
		dialog.removeAttribute("open");
		dialog.showModal();
		isShown.current = true;
		(dialog.querySelector<HTMLElement>("[aria-invalid=true]") ?? dialog.querySelector("h2"))?.focus();
		return () => {
			isShown.current = false;
			release();
			dialog.close();
		};
	}, []);
	const close = () => isShown.current && leave(closeHref);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; this is the click on the backdrop.
		<dialog
			ref={ref}
			id={id}
			open
			data-route=""
			className={classNames(dialogStyles.dialog, dialogStyles.centre, styles.popup)}
			aria-labelledby={`${id}-title`}
			onCancel={(event) => {
				event.preventDefault();
				close();
			}}
			onClose={close}
			onClick={(event) => event.target === ref.current && close()}
		>
			<div className={classNames(dialogStyles.inside, styles.inside)}>
				<div className={dialogStyles.head}>
					<h2 id={`${id}-title`} tabIndex={-1} className={classNames(type_.title, styles.title)}>
						{title}
					</h2>
					<a
						href={closeHref}
						className={classNames(type_.label, dialogStyles.close, styles.close)}
						onClick={insteadOfFollowing(close)}
					>
						{closeLabel}
					</a>
				</div>
				{children}
			</div>
		</dialog>
	);
}

export const behindPopup = styles.behind;
