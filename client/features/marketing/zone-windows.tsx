import { useEffect, useState } from "react";
import type { ZoneView } from "../../../shared/contracts/views.ts";
import { usePlace, useUi } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { isPlainClick } from "../../ui/is-plain-click.ts";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import styles from "./zone-windows.module.css";

const CORNERS = ["bottom-left-window", "bottom-right-window"] as const;

const storageKey = (zone: string): string => `shop.declined.${zone}`;
/** Returns true if storage is disabled too, because a closed window would otherwise return with each page. */
const isDeclined = (zone: string): boolean => {
	try {
		return sessionStorage.getItem(storageKey(zone)) !== null;
	} catch {
		return true;
	}
};
const decline = (zone: string): void => {
	try {
		sessionStorage.setItem(storageKey(zone), "1");
	} catch {}
};

/** Shows the editors' windows in the corners, the centred window once per visit, and the popups of zones (content-28). */
export function ZoneWindows() {
	const { t } = useTranslation();
	const ui = useUi();
	const { zones = [] } = usePlace().shell;
	const [closedZones, setClosed] = useState(() => CORNERS.filter(isDeclined) as string[]);

	useEffect(() => {
		const centred = zones.find(({ zone }) => zone === "centered-window");
		const { flyouts, popups } = ui.state.layers;
		if (!centred || flyouts.length + popups.length > 0 || isDeclined(centred.zone)) return;
		decline(centred.zone);
		ui.openBannerPopup(toPopup(centred));
	}, [ui, zones]);

	useEffect(() => {
		const open = (event: MouseEvent) => {
			const name =
				event.target instanceof Element && event.target.closest<HTMLElement>("[data-popup]")?.dataset.popup;
			const popup = zones.find(({ zone }) => zone === name)?.popup;
			if (!popup || !isPlainClick(event)) return;
			event.preventDefault();
			ui.openBannerPopup(popup);
		};
		document.addEventListener("click", open, true);
		return () => document.removeEventListener("click", open, true);
	}, [ui, zones]);

	const windows = zones.filter(
		({ zone }) => CORNERS.some((corner) => corner === zone) && !closedZones.includes(zone),
	);
	if (windows.length === 0) return null;
	const close = (zone: string) => {
		decline(zone);
		setClosed([...closedZones, zone]);
	};
	return (
		<div className={styles.windows} data-foot="">
			{windows.map((view) => (
				<aside
					key={view.zone}
					className={classNames(styles.window, view.zone === "bottom-right-window" && styles.right)}
					aria-label={view.title ?? t("shell.announcements")}
				>
					<WindowContent view={view} />
					{view.isClosable ? (
						<button type="button" className={styles.close} onClick={() => close(view.zone)}>
							{t("shell.close")}
						</button>
					) : null}
				</aside>
			))}
		</div>
	);
}

function WindowContent({ view }: { view: ZoneView }) {
	const { popup } = view;
	const link = view.link ?? (popup && { label: popup.title, href: popup.href });
	return (
		<>
			{view.image ? (
				<img className={styles.picture} src={view.image.src} alt={view.image.alt} loading="lazy" />
			) : null}
			{view.title ? <h2 className={type_.title}>{view.title}</h2> : null}
			<RichText nodes={view.text} />
			{link ? (
				<a className={styles.close} href={link.href} data-popup={popup ? view.zone : undefined}>
					{link.label}
				</a>
			) : null}
		</>
	);
}

const toPopup = ({ title, text, image, link, popup }: ZoneView) =>
	popup ?? { title: title ?? "", text, image, links: link ? [link] : [] };
