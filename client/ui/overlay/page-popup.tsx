import { type ReactNode, useLayoutEffect, useRef } from "react";
import type_ from "../../styles/type.module.css";
import { classNames } from "../class-names.ts";
import { insteadOfFollowing } from "../is-plain-click.ts";
import dialogStyles from "./dialog.module.css";
import { pageLock } from "./page-lock.ts";
import styles from "./page-popup.module.css";

type PagePopupProps = {
	/** The popup's name. */
	id: string;
	title: string;
	closeLabel: string;
	/** The page without it. */
	closeHref: string;
	children: ReactNode;
};

/** Back where one came from that page, so that the way back has each page once; else on to it. */
function leave(closeHref: string): void {
	const { navigation } = window as Partial<Window>;
	const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
	const to = new URL(closeHref, location.href).href;
	if (before === to) history.back();
	else if (navigation) navigation.navigate(to, { history: "replace" });
	else location.replace(to);
}

/**
 * A step of a page that has an address of its own, over the page that it belongs to (account-9). Its address opens it, and going back or
 * Escape closes it; without script it stands on a page by itself (`behindPopup`).
 */
export function PagePopup({ id, title, closeLabel, closeHref, children }: PagePopupProps) {
	const ref = useRef<HTMLDialogElement>(null);
	const isShown = useRef(false);
	useLayoutEffect(() => {
		const dialog = ref.current;
		if (!dialog) return;
		const release = pageLock.hold();
		// The server's is open already, and not modal.
		dialog.removeAttribute("open");
		dialog.showModal();
		isShown.current = true;
		(dialog.querySelector<HTMLElement>("[aria-invalid=true]") ?? dialog.querySelector("h2"))?.focus();
		return () => {
			isShown.current = false;
			release();
			// The focus returns to what has opened it.
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

/** Of what lies behind a popup: without script the popup has the page for itself. */
export const behindPopup = styles.behind;
