import type { ListData } from "../../../pages/list/contract.ts";
import { useTranslation } from "../../state/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./list-tools.module.css";

/**
 * Renders a link for each chosen filter. On large screens the links are in the line of tools, so that the first one moves nothing
 * (list-24).
 */
export function Chips({ data: { chips, clearHref } }: { data: ListData }) {
	const { t } = useTranslation();
	return (
		<ul className={styles.chips}>
			{chips.map((chip) => (
				<li key={chip.href}>
					<a
						className={styles.chip}
						href={chip.href}
						aria-label={t("list.remove", { name: chip.label })}
						rel="nofollow"
					>
						{chip.label}
						<Icon name="close" className={styles.cross} />
					</a>
				</li>
			))}
			{clearHref ? (
				<li>
					<a className={styles.clear} href={clearHref}>
						{t("list.clear")}
					</a>
				</li>
			) : null}
		</ul>
	);
}
