import type { ChoiceGroup } from "../../../shared/domain/catalogue/customisation.ts";
import { CUSTOM_VALUE } from "../../../shared/domain/product/purchase-fields.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import covering from "../../ui/overlay/covering.module.css";
import { Swatch } from "../../ui/swatch.tsx";
import styles from "./choice-groups.module.css";

type ChoiceGroupsProps = {
	groups: readonly ChoiceGroup[];
	values: Record<string, string>;
	onChoose: (groupId: string, valueId: string) => void;
};

export function ChoiceGroups({ groups, values, onChoose }: ChoiceGroupsProps) {
	return groups.map((group) => {
		const chosenValueId = values[group.id] ?? group.values[0]?.id;
		return (
			<fieldset key={group.id}>
				<legend className={classNames(type_.label, type_.muted, styles.legend)}>{group.label}</legend>
				<div className={styles.row}>
					{group.values.map((value) => (
						<label key={value.id} className={styles.value}>
							<input
								type="radio"
								name={CUSTOM_VALUE + group.id}
								value={value.id}
								checked={value.id === chosenValueId}
								onChange={() => onChoose(group.id, value.id)}
								className={covering.radio}
							/>
							<span className={styles.pill}>
								{value.hex ? <Swatch hex={value.hex} className={styles.swatch} /> : null}
								{value.label}
							</span>
						</label>
					))}
				</div>
			</fieldset>
		);
	});
}
