import { type FormHTMLAttributes, type ReactNode, useEffect, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import field from "./field.module.css";
import { keepInput, restoreInput } from "./keep-input.ts";

export type Faults = Readonly<Record<string, string | undefined>>;

type CheckedFormProps = Omit<FormHTMLAttributes<HTMLFormElement>, "children" | "method"> & {
	faults: Faults;
	check: (name: string, value: string) => string | undefined;
	names: readonly string[];
	summary: string;
	/** Key under which the input is kept in this tab, through reloads, signing in and a change of language. */
	keep?: string;
	send?: (form: HTMLFormElement, submitter: HTMLElement | null) => void;
	children: (faults: Faults) => ReactNode;
};

const textIn = (typed: FormData, name: string): string => {
	const value = typed.get(name);
	return typeof value === "string" ? value : "";
};

export function CheckedForm({
	faults: initialFaults,
	check,
	names,
	summary,
	keep,
	send,
	children,
	...rest
}: CheckedFormProps) {
	const [faults, setFaults] = useState<Faults>(initialFaults);
	const form = useRef<HTMLFormElement>(null);
	const [knownFaults, setKnownFaults] = useState(initialFaults);
	if (knownFaults !== initialFaults) {
		setKnownFaults(initialFaults);
		if ([knownFaults, initialFaults].some((one) => Object.keys(one).length > 0)) setFaults(initialFaults);
	}
	useEffect(() => {
		if (keep && form.current) restoreInput(keep, form.current);
	}, [keep]);

	const look = (target: EventTarget, isLeft: boolean) => {
		const { name, value } = target as HTMLInputElement;
		// A field without an error gets none while it is typed in, or when it is left empty.
		if (!names.includes(name) || (isLeft ? value === "" && !faults[name] : !faults[name])) return;
		setFaults((before) => ({ ...before, [name]: check(name, value) }));
	};
	/**
	 * The running press on a button. The error of a field that was left waits until the press has ended, because it may move the
	 * layout.
	 */
	const currentPress = useRef<{ leftField?: EventTarget } | null>(null);
	const press = () => {
		const mine: { leftField?: EventTarget } = {};
		currentPress.current = mine;
		const end = () =>
			setTimeout(() => {
				if (currentPress.current !== mine) return;
				currentPress.current = null;
				if (mine.leftField) look(mine.leftField, true);
			});
		addEventListener("pointerup", end, { once: true });
		addEventListener("pointercancel", end, { once: true });
	};
	const leave = (target: EventTarget) => {
		if (currentPress.current) currentPress.current.leftField = target;
		else look(target, true);
	};
	const submit = (event: React.FormEvent<HTMLFormElement>) => {
		const element = event.currentTarget;
		const { submitter } = event.nativeEvent as SubmitEvent;
		// A button that leaves the form also submits incomplete input.
		if (submitter instanceof HTMLButtonElement && submitter.formNoValidate && submitter.value === "leave")
			return;
		const formData = new FormData(element);
		const foundFaults = Object.fromEntries(
			names.flatMap((name) => {
				const fault = element.elements.namedItem(name) && check(name, textIn(formData, name));
				return fault ? [[name, fault] as const] : [];
			}),
		);
		setFaults(foundFaults);
		if (Object.keys(foundFaults).length > 0) {
			event.preventDefault();
			requestAnimationFrame(() => element.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
			return;
		}
		if (!send) return;
		event.preventDefault();
		send(element, submitter);
	};
	return (
		<form
			{...rest}
			ref={form}
			method="post"
			noValidate
			className={classNames(field.form, rest.className)}
			onPointerDown={press}
			onBlur={({ target }) => leave(target)}
			onInput={({ target }) => {
				look(target, false);
				if (keep && form.current) keepInput(keep, form.current);
			}}
			onSubmit={submit}
		>
			<p role="alert" className={field.fault}>
				{Object.values(faults).some(Boolean) ? summary : ""}
			</p>
			{children(faults)}
		</form>
	);
}
