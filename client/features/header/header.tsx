import type { HeaderType } from "@vetrina/shop-rules/theme/header-types.ts";
import { type RefObject, useEffect, useRef, useState } from "react";
import { usePlace } from "../../state/app-context.tsx";
import { withPage } from "../../state/drawing/with-page.tsx";
import { followScroll, HEADER_SHOWN } from "../../state/header-visibility.ts";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { AccountLink } from "./account-link.tsx";
import { Announcements } from "./announcements.tsx";
import { BagLink } from "./bag-link.tsx";
import styles from "./header.module.css";
import { MainNavigation, MENU_ID } from "./main-navigation.tsx";
import { SearchLink } from "./search-link.tsx";
import { WishlistLink } from "./wishlist-link.tsx";

const HeaderStyle = withPage<typeof import("./header-type.part.tsx")>("headerType");

export function Header({ type }: { type?: HeaderType }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const ref = useRef<HTMLElement>(null);
	const isHidden = useHiddenOnScroll(ref);
	return (
		<>
			<Announcements />
			{type ? <HeaderStyle type={type} /> : null}
			<header ref={ref} className={styles.header} data-hidden={isHidden || undefined}>
				<button
					type="button"
					className={styles.toggle}
					popoverTarget={MENU_ID}
					aria-label={t("shell.menu")}
					hidden={!shell.navigation[0]}
				>
					<Icon name="menu" />
				</button>
				<MainNavigation />
				<a className={styles.logo} href={shell.homeHref} lang="en">
					{shell.siteName}
				</a>
				<div className={classNames(type_.label, styles.service)}>
					<SearchLink />
					<AccountLink />
					<WishlistLink />
					<BagLink />
				</div>
			</header>
		</>
	);
}

function useHiddenOnScroll(ref: RefObject<HTMLElement | null>): boolean {
	const [isHidden, setHidden] = useState(false);
	const scroll = useRef(HEADER_SHOWN);
	useEffect(() => {
		const onScroll = () => {
			const header = ref.current;
			const isLocked =
				header?.contains(document.activeElement) === true ||
				// The query is limited to the header, because a list may have tens of thousands of elements.
				header?.querySelector(":popover-open") != null;
			scroll.current = followScroll(scroll.current, Math.max(0, window.scrollY), isLocked);
			setHidden(scroll.current.isHidden);
			document.documentElement.toggleAttribute("data-header-hidden", scroll.current.isHidden);
		};
		addEventListener("scroll", onScroll, { passive: true });
		return () => removeEventListener("scroll", onScroll);
	}, [ref]);
	return isHidden;
}
