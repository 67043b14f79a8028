import type { StillProps } from "../../state/stills.ts";
import { useTranslation } from "../../state/texts.ts";
import { COUNTRY_ID } from "../../ui/anchors.ts";
import styles from "./main-navigation.module.css";

/** What large screens have in the header's line. */
export function Part({ homeHref, accountHref, wishlistHref, helpHref }: StillProps["menuFoot"]) {
	const { t } = useTranslation();
	return (
		<ul>
			{(
				[
					[accountHref, t("shell.account")],
					[wishlistHref, t("wishlist.title")],
					// The menu closes for it (main-navigation.tsx); without script it leads to the home page's footer.
					[`${homeHref}#${COUNTRY_ID}`, t("shell.countryAndLanguage")],
					[helpHref, t("shell.help")],
				] as const
			).map(([href, label]) => (
				<li key={href}>
					<a className={styles.footLink} href={href}>
						{label}
					</a>
				</li>
			))}
		</ul>
	);
}
