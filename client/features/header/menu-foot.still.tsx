import type { ShellView } from "../../../shared/contracts/views.ts";
import { useTranslation } from "../../state/texts.ts";
import { COUNTRY_ID } from "../../ui/anchors.ts";
import styles from "./main-navigation.module.css";

export function Part({
	homeHref,
	accountHref,
	wishlistHref,
	helpHref,
}: Pick<ShellView, "homeHref" | "accountHref" | "wishlistHref" | "helpHref">) {
	const { t } = useTranslation();
	return (
		<ul>
			{(
				[
					[accountHref, t("shell.account")],
					[wishlistHref, t("wishlist.title")],
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
