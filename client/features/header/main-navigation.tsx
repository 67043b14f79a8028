import { type MouseEvent, useEffect, useRef, useState } from "react";
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

export function MainNavigation() {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const path = usePath();
	const onAccountClick = useAccountClick();
	const ref = useRef<HTMLElement>(null);
	const [levels, setLevels] = useState<readonly string[]>([]);
	const [calm, setCalm] = useState(false);

	const shownPath = useRef(path);
	useEffect(() => {
		if (shownPath.current === path) return;
		shownPath.current = path;
		setLevels((open) => (open.length > 0 ? [] : open));
		if (ref.current?.matches(":popover-open")) ref.current.hidePopover();
		setCalm(true);
		const timer = setTimeout(() => setCalm(false), RESHOWN_AFTER_MS);
		return () => clearTimeout(timer);
	}, [path]);

	useEffect(() => {
		for (const button of ref.current?.querySelectorAll<HTMLElement>("li > [aria-expanded]") ?? []) {
			const item = button.parentElement as HTMLElement;
			const isOpen = levels[findLevel(item)] === readHref(item);
			item.toggleAttribute("data-open", isOpen);
			button.ariaExpanded = String(isOpen);
		}
	}, [levels]);

	const before = useRef(levels);
	useEffect(() => {
		const closedLevel = before.current[levels.length];
		const hasOpened = levels.length > before.current.length;
		before.current = levels;
		const navigation = ref.current;
		if (!navigation?.contains(document.activeElement)) return;
		if (hasOpened)
			[...navigation.querySelectorAll<HTMLElement>("[data-open] > div > button")].at(-1)?.focus();
		else if (closedLevel)
			navigation.querySelector<HTMLElement>(`a[href="${CSS.escape(closedLevel)}"] + button`)?.focus();
	}, [levels]);

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
		const level = findLevel(item);
		const href = readHref(item);
		setLevels((open) => (open[level] === href ? open.slice(0, level) : [...open.slice(0, level), href]));
	};

	return (
		<nav
			ref={ref}
			id={MENU_ID}
			popover="auto"
			className={styles.navigation}
			aria-label={t("shell.navigation")}
			data-calm={calm || undefined}
			onClick={onClick}
			onKeyDown={(event) => event.key === "Escape" && setLevels((open) => open.slice(0, -1))}
			onBlur={(event) =>
				!event.currentTarget.contains(event.relatedTarget) && event.relatedTarget && setLevels([])
			}
		>
			<div className={styles.head}>
				<button
					type="button"
					className={classNames(type_.label, styles.close)}
					popoverTarget={MENU_ID}
					popoverTargetAction="hide"
				>
					{t("shell.close")}
				</button>
			</div>
			<MenuItems className={styles.roots} from={{ items: shell.navigation }} />
			<MenuFoot className={styles.foot} from={shell} />
		</nav>
	);
}

const findLevel = (item: HTMLElement): number => (item.parentElement?.closest("li") ? 1 : 0);
const readHref = (item: HTMLElement): string => item.querySelector(":scope > a")?.getAttribute("href") ?? "";
