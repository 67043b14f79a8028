import { type ReactNode, useId, useLayoutEffect, useRef } from "react";

/** A modal dialog. The browser keeps the focus inside, and gives it back. */
export function Dialog({
	title,
	isWide = false,
	onClose,
	children,
}: {
	title: string;
	isWide?: boolean;
	onClose: () => void;
	children: ReactNode;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	// The dialog has to be closed before it leaves the page, so that the browser gives the focus back.
	useLayoutEffect(() => {
		const element = dialog.current;
		if (element && !element.open) element.showModal();
		return () => element?.close();
	}, []);
	return (
		<dialog
			ref={dialog}
			aria-labelledby={titleId}
			data-wide={isWide || undefined}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
		>
			<header>
				<h2 id={titleId}>{title}</h2>
				<button type="button" className="quiet" onClick={onClose}>
					Close
				</button>
			</header>
			{children}
		</dialog>
	);
}
