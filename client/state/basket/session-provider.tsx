import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { usePlace, useUiState } from "../app-context.tsx";
import { Session, sessionQuery } from "./session-query.ts";

export function SessionProvider({ children }: { children: ReactNode }) {
	const { shell } = usePlace();
	const awake = useUiState("awake");
	const { data } = useQuery({ ...sessionQuery(shell.apiHref), enabled: awake });
	return <Session value={data}>{children}</Session>;
}
