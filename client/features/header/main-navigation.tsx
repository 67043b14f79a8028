import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { Texts } from "../../../shared/i18n/create-texts.ts";
import { usePath, usePlace } from "../../state/app-context.tsx";
import { serverOnly } from "../../state/drawing/server-only.tsx";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { COUNTRY_ID } from "../../ui/anchors.ts";
import { classNames } from "../../ui/class-names.ts";
import { useAccountClick } from "./account-link.tsx";
import styles from "./main-navigation.module.css";

const MenuItems = serverOnly<typeof import("./menu-items.still.tsx")>("menuItems", {
	as: "ul",
	lasting: true,
});
const MenuFoot = serverOnly<typeof import("./menu-foot.still.tsx")>("menuFoot", { lasting: true });

export const MENU_ID = "menu";
/** Milliseconds that the mega menu stays closed after a change of page, even under the pointer. */
const RESHOWN_AFTER_MS = 500;

/** Renders the menu of three levels. On phones it is a popover whose levels slide over one another (shell-26). */
export function MainNavigation() {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const path = usePath();
	const onAccountClick = useAccountClick();
	const isPrepared = useRef(false);
	const ref = useRef<HTMLElement>(null);
	const back = useRef<HTMLButtonElement>(null);
	const [levels, setLevels] = useState<readonly HTMLElement[]>([]);
	const leaveLevel = () => setLevels((open) => open.slice(0, -1));

	const shownPath = useRef(path);
	useEffect(() => {
		if (shownPath.current === path) return;
		shownPath.current = path;
		setLevels((open) => (open.length > 0 ? [] : open));
		if (ref.current?.matches(":popover-open")) ref.current.hidePopover();
		const release = keepClosed(ref.current);
		const timer = setTimeout(release, RESHOWN_AFTER_MS);
		return () => {
			clearTimeout(timer);
			release();
		};
	}, [path]);

	const before = useRef(levels);
	useEffect(() => {
		const navigation = ref.current;
		for (const button of navigation?.querySelectorAll<HTMLElement>("li > button") ?? []) {
			const item = button.parentElement as HTMLElement;
			const isOpen = levels.includes(item);
			item.toggleAttribute("data-open", isOpen);
			button.ariaExpanded = String(isOpen);
		}
		const openedLevel = levels.at(before.current.length);
		const closedLevel = before.current.at(levels.length);
		before.current = levels;
		const button = back.current;
		if (!navigation || !button) return;
		if (openedLevel) addLinkToAll(openedLevel, t);
		button.hidden = false;
		if (navigation.contains(document.activeElement)) {
			// A level is as high as the element that scrolls, so it is visible only at the start.
			openedLevel?.parentElement?.parentElement?.scrollTo(0, 0);
			(openedLevel ? button : closedLevel?.querySelector<HTMLElement>(":scope > button"))?.focus();
		}
		// An element that is hidden while it has the focus loses it.
		button.hidden = levels.length === 0;
	}, [levels, t]);

	/** Keeps the flyout closed until its pictures and columns can be shown, so that it does not change under the pointer. */
	const prepare = async () => {
		if (isPrepared.current) return;
		isPrepared.current = true;
		const release = keepClosed(ref.current);
		try {
			(await import("./show-flyout.ts")).showFlyout(ref.current);
		} catch {
			isPrepared.current = false;
		}
		release();
	};

	const onClick = (event: MouseEvent) => {
		const target = event.target as Element;
		if (target.closest(`[href$="#${COUNTRY_ID}"]`)) {
			event.preventDefault();
			ref.current?.hidePopover();
			document.querySelector<HTMLElement>(`#${COUNTRY_ID} summary`)?.focus();
		}
		if (target.closest(`[href="${shell.accountHref}"]`)) {
			onAccountClick?.(event);
			if (event.defaultPrevented) ref.current?.hidePopover();
		}
		const item = target.closest("button")?.closest<HTMLElement>("li");
		if (!item) return;
		setLevels((open) =>
			open.includes(item)
				? open.slice(0, open.indexOf(item))
				: [...open.filter((outer) => outer.contains(item)), item],
		);
	};

	return (
		<nav
			ref={ref}
			id={MENU_ID}
			popover="auto"
			className={styles.navigation}
			aria-label={t("shell.navigation")}
			onClick={onClick}
			onToggle={({ newState }) => newState === "closed" && setLevels([])}
			onPointerEnter={prepare}
			onFocus={prepare}
			onKeyDown={(event) => event.key === "Escape" && leaveLevel()}
			onBlur={(event) =>
				!event.currentTarget.contains(event.relatedTarget) && event.relatedTarget && setLevels([])
			}
		>
			<div className={classNames(type_.label, styles.head)}>
				<button ref={back} type="button" hidden onClick={leaveLevel}>
					{t("shell.back")}
				</button>
				<button type="button" popoverTarget={MENU_ID} popoverTargetAction="hide">
					{t("shell.close")}
				</button>
			</div>
			<MenuItems className={styles.roots} from={{ items: shell.navigation }} />
			<MenuFoot className={styles.foot} from={shell} />
		</nav>
	);
}

/**
 * Keeps the mega menu closed until all the functions that it returned have been called. The attribute is set without React, which would
 * render the header once more while a new page waits to be painted.
 */
function keepClosed(navigation: HTMLElement | null): () => void {
	if (!navigation) return () => {};
	const { dataset } = navigation;
	dataset.calm = `${Number(dataset.calm ?? 0) + 1}`;
	let isHeld = true;
	return () => {
		if (!isHeld) return;
		isHeld = false;
		const others = Number(dataset.calm) - 1;
		if (others > 0) dataset.calm = `${others}`;
		else delete dataset.calm;
	};
}

function addLinkToAll(item: HTMLElement, t: Texts["t"]): void {
	const level = item.querySelector(":scope > [data-all]");
	const link = item.querySelector<HTMLAnchorElement>(":scope > a");
	if (!level || !link || level.querySelector(`:scope > .${styles.small}`)) return;
	const all = document.createElement("a");
	all.className = classNames(styles.all, styles.small);
	all.href = link.href;
	all.textContent = t("shell.all", { name: link.textContent });
	level.prepend(all);
}
