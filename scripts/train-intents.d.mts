export function trainIntents(): Promise<void>
