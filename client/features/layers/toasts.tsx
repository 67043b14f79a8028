import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useUi, useUiState } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./toasts.module.css";

/** Milliseconds after hydration until the container is mounted (shell-4). */
const MOUNT_AFTER_MS = 500;

/** Pixels between the window's lower edge and what stands there. */
const NEAR_EDGE = 32;
/** In pixels; messages are centred and at most 30rem wide. */
const HALF_WIDTH = 240;

/** Returns the height in pixels of what stands below messages, such as a bar of buttons or the question of consent. */
const measureFoot = (): number =>
	Math.max(
		0,
		...[...document.querySelectorAll("[data-foot],[data-consent]")].map((one) => {
			const { top, bottom, left, right } = one.getBoundingClientRect();
			const middle = innerWidth / 2;
			const isBelow =
				Math.abs(innerHeight - bottom) < NEAR_EDGE &&
				left < middle + HALF_WIDTH &&
				right > middle - HALF_WIDTH &&
				one.checkVisibility({ visibilityProperty: true });
			return isBelow ? innerHeight - top : 0;
		}),
	);

/**
 * Renders messages, which disappear by themselves (shell-24). Elements outside a modal dialog are inert, so the container moves to the
 * topmost dialog.
 */
export function Toasts() {
	const { t } = useTranslation();
	const ui = useUi();
	const toasts = useUiState("toasts");
	const [host, setHost] = useState<HTMLElement | null>(null);
	const layer = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const timer = setTimeout(() => {
			const place = document.createElement("div");
			place.setAttribute("aria-live", "polite");
			setHost(place);
		}, MOUNT_AFTER_MS);
		return () => clearTimeout(timer);
	}, []);
	useEffect(() => {
		if (!host) return;
		const raise = ({ type, target }: Pick<Event, "type" | "target">) => {
			const place = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
			const isMoved = host.parentElement !== place;
			if (isMoved) place.append(host);
			else if (type === "toggle" && target !== place) return;
			const { current } = layer;
			if (current?.matches(":popover-open")) current.hidePopover();
			if (toasts.length === 0) return;
			current?.style.setProperty("--foot", `${measureFoot()}px`);
			current?.showPopover();
		};
		raise({ type: "", target: null });
		document.addEventListener("toggle", raise, true);
		return () => document.removeEventListener("toggle", raise, true);
	}, [host, toasts]);
	return (
		host &&
		createPortal(
			<div ref={layer} popover="manual" className={styles.layer}>
				<ul className={styles.toasts}>
					{toasts.map((toast) => (
						<li key={toast.id} className={styles.toast} data-kind={toast.kind}>
							<span>{toast.text}</span>
							<button
								type="button"
								className={styles.close}
								aria-label={t("shell.close")}
								// A press would otherwise focus the button, and the focus would be lost with it.
								onMouseDown={(event) => event.preventDefault()}
								onClick={() => ui.dismiss(toast.id)}
							>
								<Icon name="close" className={styles.cross} />
							</button>
						</li>
					))}
				</ul>
			</div>,
			host,
		)
	);
}
