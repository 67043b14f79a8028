import type { NavItemView } from "../../../shared/contracts/views.ts";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./main-navigation.module.css";

export const Part = ({ items }: { items: readonly NavItemView[] }) =>
	items.map((item) => <Item key={item.href} item={item} isRoot />);

function Item({ item, isRoot }: { item: NavItemView; isRoot?: boolean }) {
	const { t } = useTranslation();
	return (
		<li className={isRoot ? styles.root : styles.branch}>
			<a className={isRoot ? styles.rootLink : styles.branchLink} href={item.href}>
				{item.label}
			</a>
			{item.items ? (
				<>
					<button
						type="button"
						className={styles.push}
						aria-expanded={false}
						aria-label={t("shell.open", { name: item.label })}
					>
						<Icon name="next" className={styles.arrow} />
					</button>
					<div className={isRoot ? styles.panel : styles.leaves}>
						<button type="button" className={classNames(styles.back, type_.label)}>
							{t("shell.back")}
						</button>
						<a className={styles.all} href={item.href}>
							{t("shell.all", { name: item.label })}
						</a>
						<ul className={isRoot ? styles.branches : styles.leafList}>
							{item.items.map((child) =>
								isRoot ? (
									<Item key={child.href} item={child} />
								) : (
									<li key={child.href}>
										<a className={styles.leaf} href={child.href}>
											{child.label}
										</a>
									</li>
								),
							)}
						</ul>
					</div>
				</>
			) : null}
		</li>
	);
}
